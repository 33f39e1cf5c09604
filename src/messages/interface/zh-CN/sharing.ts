import type { InterfaceTexts } from '../en.ts'

export const sharing: InterfaceTexts['sharing'] = {
  share: '分享',
  title: '分享试卷',
  text: '请看看这份生成的练习卷！',
  states: {
    private: '试卷没有公开，只有你可以打开。',
    questions: '任何人凭链接都可以打开试卷，无需登录。',
    answers: '任何人凭链接都可以打开试卷和答案，无需登录。',
  },
  shows: {
    questions: '链接显示题目、分数和考生须知；答案、解析和出处只有你看得见。',
    answers: '链接显示题目、答案、解析和评分标准；出处只有你看得见。',
  },
  withAnswers: '附答案',
  start: '分享链接',
  copy: '复制链接',
  device: '用应用分享',
  link: '链接',
  copied: { quiz: '试卷链接已复制！', link: '链接已复制！' },
  notCopied: '无法复制链接',
  notCopiedHelp: '请选中链接后自行复制。',
  revoke: '撤回',
  revoked: '链接立即失效。再次分享会生成新链接，旧链接不会恢复。',
  renewed: '这是新链接，先前的链接仍然无效，请分发新链接。',
  again: '撤回后的链接不会恢复；再次分享会生成新链接。',
  failed: '无法分享试卷，请重试。',
  notRevoked: '无法撤回链接，链接仍然有效，请重试。',
}
