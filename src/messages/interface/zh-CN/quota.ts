import type { InterfaceTexts } from '../en.ts'

export const quota: InterfaceTexts['quota'] = {
  causes: {
    quiz: { title: '本月出卷次数已达上限', text: '你已用完本月的出卷次数。' },
    questions: { title: '本月题目数量已达上限', text: '你已用完本月的题目数量。' },
    pdf: { title: 'PDF上传页数已达上限', text: '你已用完本月的PDF页数。' },
    document: { title: '本月文档数量已达上限', text: '你已用完本月的文档上传数量。' },
    storage: { title: '存储空间已达上限', text: '你的存储空间已满。请删除不再需要的文档。' },
  },
  usage: '用量',
  used: (used, limit) => `已用${used}，上限${limit}`,
  resets: '用量将在下月1日重新计算。',
  operator: '如果这是学校自己的服务器，系统管理员可以在套餐表（PLANS_FILE）中提高上限。',
  credits: (credits) => `使用${credits}点`,
  creditsByPage: '使用点数（每页1点）',
  balance: (credits) => `你现有${credits}。`,
  tooFew: (required, credits) => `这需要${required}，而你现有${credits}。`,
  insufficient: '点数不足',
  later: '以后再说',
  upgrade: '升级至Pro',
}
