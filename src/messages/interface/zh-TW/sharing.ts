import type { InterfaceTexts } from '../en.ts'

export const sharing: InterfaceTexts['sharing'] = {
  share: '分享',
  title: '分享試卷',
  text: '請看看這份生成的練習卷！',
  states: {
    private: '試卷並未公開，只有你可以開啟。',
    questions: '任何人憑連結均可開啟試卷，無須登入。',
    answers: '任何人憑連結均可開啟試卷及答案，無須登入。',
  },
  shows: {
    questions: '連結顯示題目、分數和考生須知；答案、解說和出處只有你看得見。',
    answers: '連結顯示題目、答案、解說和評分準則；出處只有你看得見。',
  },
  withAnswers: '附答案',
  start: '分享連結',
  copy: '複製連結',
  device: '以應用程式分享',
  link: '連結',
  copied: { quiz: '試卷連結已複製！', link: '連結已複製！' },
  notCopied: '未能複製連結',
  notCopiedHelp: '請選取連結後自行複製。',
  revoke: '撤銷',
  revoked: '連結即時失效。再次分享會產生新連結，舊連結不會恢復。',
  renewed: '這是新連結，先前的連結仍然無效，請派發新連結。',
  again: '撤銷後的連結不會恢復；再次分享會產生新連結。',
  failed: '未能分享試卷，請重試。',
  notRevoked: '未能撤銷連結，連結仍然有效，請重試。',
}
