import type { InterfaceTexts } from '../en.ts'

export const billing: InterfaceTexts['billing'] = {
  title: '付款',
  failed: '无法加载你的订阅。',
  notSetUp: '本服务器没有设置付款方式。账户属于哪个方案，由管理服务器的人决定。',
  none: '你没有订阅。',
  paid: { month: (plan) => `${plan}，按月付款。`, year: (plan) => `${plan}，按年付款。` },
  renews: (date) => `下次付款日期：${date}。`,
  ends: (date) => `已取消：方案于${date}结束，不再收费。`,
  pastDue: '上次付款失败。系统会在未来几天再次尝试收费，期间方案不变。请检查你的银行卡。',
  upgrade: '升级到Pro',
  byTheYear: '改为按年付款',
  manage: '管理付款',
  opening: '正在打开……',
  cancel: '取消订阅',
  resume: '继续订阅',
  resumed: '订阅会继续。',
  cancelled: '订阅已取消。',
  ask: {
    title: '要取消订阅吗？',
    text: (date) => `方案保留到${date}，之后不再收费。在此之前，你可以随时改变主意。`,
    keep: '保留订阅',
  },
  credits: {
    open: '购买点数',
    title: '购买点数',
    text: '只有在用完当月用量后，并经你同意，才会使用点数：每题1点，PDF每页1点。点数没有期限。付款在Stripe的页面进行。',
    amount: (credits) => `${credits}点`,
  },
  back: {
    waiting: '谢谢！正在确认付款，需要几秒钟。',
    slow: '谢谢！确认付款的时间比平时长。你不必等候，完成后会在这里显示。',
    plan: (plan) => `谢谢！你现在使用${plan}方案。`,
    credits: (credits) => `谢谢！已加入${credits}点。`,
    cancelled: '你离开了付款页面，没有扣款。',
    declined: '有一笔付款没有完成，点数没有加入。请用其他方式再试。',
  },
}
