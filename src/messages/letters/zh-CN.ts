/** Letters and archive in Simplified Chinese. */
import type { Letters } from './en.ts'

export const zhCN: Letters = {
  mail: {
    greeting: '你好：',
    signature: '出卷',
    passwordReset: ({ minutes }) => ({
      subject: '重置你的“出卷”密码',
      text: `请在${minutes}分钟内打开以下链接，设置新密码。链接只能使用一次。`,
      otherwise: '如果你没有提出这项请求，请不用理会本邮件，你的密码不会更改。',
    }),
    passwordChanged: {
      subject: '你的“出卷”密码已更改',
      text: '你的“出卷”账户密码刚刚更改了。在其他地方登录的设备，可能需要重新登录。',
      otherwise: '如果不是你本人更改的，请立即在登录界面选择“忘记密码？”：邮件里的链接会设置新密码，并退出所有设备。',
    },
    googleConnected: {
      subject: '你的“出卷”账户已关联Google',
      text: '你的“出卷”账户已关联这个邮箱地址的Google账户。今后你也可以选择“使用Google继续”登录。',
      otherwise: '如果不是你本人关联的，请登录后在个人资料中取消关联Google，并更改密码。',
    },
    accountDeleted: {
      subject: '你的“出卷”账户已删除',
      text: '你的账户连同所有文档、试卷和链接已经删除。除非系统管理员留有备份，否则无法恢复。',
      otherwise: '如果不是你本人删除的，请立即通知系统管理员。',
    },
  },
  /** What is bought, as the page and the receipt of the payment service name it. */
  payment: {
    credits: (credits) => `Setpaper点数（${credits}点）`,
    /** On the page on which somebody who pays by the month pays for a year. */
    monthEnds: '支付全年费用后，你的按月订阅即告终止，未使用的部分会退款。',
  },
  archive: {
    name: '出卷_数据',
    readmeName: '请先阅读.txt',
    folders: { documents: '文档', papers: '试卷' },
    files: {
      profile: '个人资料.json',
      usage: '用量.json',
      credits: '点数.json',
      topics: '自定义课题.json',
      missing: '缺少的文件.txt',
    },
    topicsOf: (name) => `${name}－课题.json`,
    revisionsOf: (name) => `${name}－较早版本.json`,
    readme: ({ email, date }) =>
      [
        `出卷就${email}保存的所有数据，截至${date}。`,
        '',
        '个人资料.json：你的账户、登录方式，以及你在哪些设备登录。',
        '用量.json：你每月使用了套餐的多少用量。',
        '点数.json：点数的每次增减，其总和就是余额。',
        '自定义课题.json：你自行输入的课题。',
        '文档：你上传的每份原始文件，旁边是从中找到的课题。',
        '试卷：每份试卷连同答案，旁边是较早的版本，均为JSON格式。可用命令行的“setpaper print”打印；在产品内，每份试卷也可导出为PDF。',
        '',
        '已删除但未清除的项目也包括在内，并注明删除时间。这个压缩包载有试卷的答案，请存放在只有你能读取的地方。',
        '',
      ].join('\n'),
    missing: (names) => ['以下文档的原始文件已不在服务器的存储空间内：', '', ...names, ''].join('\n'),
  },
}
