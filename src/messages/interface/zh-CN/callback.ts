import type { InterfaceTexts } from '../en.ts'

export const callback: InterfaceTexts['callback'] = {
  title: '登录中',
  loading: '加载中……',
  done: { title: '你已登录', text: '正在前往下一页……' },
  connected: { title: '已关联Google', text: '正在返回……' },
  failed: {
    title: '登录失败',
    noSession: '找不到登录会话',
    otherwise: '请重新登录，或使用密码登录。',
    home: '返回首页',
  },
  reasons: {
    access_denied: '你没有允许Google提供你的身份。请重新登录，或使用密码登录。',
    email_not_verified: 'Google尚未验证这个账户的邮箱地址。请先在Google验证，再重新登录。',
    account_not_linked: '这个邮箱地址已有账户。请用密码登录，然后在个人资料中关联Google；或先用邮件重设密码。',
    email_does_not_match: '那个Google账户使用另一个邮箱地址。请选择与你在这里的账户地址相同的Google账户。',
    account_already_linked_to_different_user: '那个Google账户已属于这里的另一个账户。',
    state_mismatch: '这次登录用时太久，或是在另一个窗口开始的。请重新登录。',
  },
}
