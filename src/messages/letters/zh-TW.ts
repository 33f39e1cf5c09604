/** Letters and archive in Traditional Chinese. */
import type { Letters } from './en.ts'

export const zhTW: Letters = {
  mail: {
    greeting: '你好：',
    signature: '出卷',
    passwordReset: ({ minutes }) => ({
      subject: '重設你的「出卷」密碼',
      text: `請在${minutes}分鐘內開啟以下連結，設定新密碼。連結只可使用一次。`,
      otherwise: '如果你沒有提出這項要求，請不用理會本電郵，你的密碼不會更改。',
    }),
    passwordChanged: {
      subject: '你的「出卷」密碼已更改',
      text: '你的「出卷」帳戶密碼剛剛更改了。在其他地方登入的裝置，可能需要重新登入。',
      otherwise: '如果不是你本人更改的，請立即在登入畫面選擇「忘記密碼？」：電郵內的連結會設定新密碼，並登出所有裝置。',
    },
    googleConnected: {
      subject: '你的「出卷」帳戶已連結Google',
      text: '你的「出卷」帳戶已連結這個電郵地址的Google帳戶。今後你亦可選擇「使用Google繼續」登入。',
      otherwise: '如果不是你本人連結的，請登入後在個人檔案中斷開Google，並更改密碼。',
    },
    accountDeleted: {
      subject: '你的「出卷」帳戶已刪除',
      text: '你的帳戶連同所有文件、試卷和連結已經刪除。除非系統管理員留有備份，否則無法復原。',
      otherwise: '如果不是你本人刪除的，請立即通知系統管理員。',
    },
  },
  /** What is bought, as the page and the receipt of the payment service name it. */
  payment: {
    credits: (credits) => `Setpaper點數（${credits}點）`,
    /** On the page on which somebody who pays by the month pays for a year. */
    monthEnds: '付清全年費用後，你的月費訂閱即告終止，未使用的部分會退款。',
  },
  archive: {
    name: '出卷_資料',
    readmeName: '請先閱讀.txt',
    folders: { documents: '文件', papers: '試卷' },
    files: {
      profile: '個人檔案.json',
      usage: '用量.json',
      credits: '點數.json',
      topics: '自訂課題.json',
      missing: '缺少的檔案.txt',
    },
    topicsOf: (name) => `${name}－課題.json`,
    revisionsOf: (name) => `${name}－較早版本.json`,
    readme: ({ email, date }) =>
      [
        `出卷持有的${email}的所有資料，截至${date}。`,
        '',
        '個人檔案.json：你的帳戶、登入方式，以及你在哪些裝置登入。',
        '用量.json：你每月使用了計劃的多少用量。',
        '點數.json：點數的每次增減，其總和就是結餘。',
        '自訂課題.json：你自行輸入的課題。',
        '文件：你上載的每份原檔，旁邊是從中找到的課題。',
        '試卷：每份試卷連同答案，旁邊是較早的版本，均為JSON格式。可用命令列的「setpaper print」列印；在產品內，每份試卷亦可匯出為PDF。',
        '',
        '已刪除但未清除的項目亦包括在內，並註明刪除時間。這個壓縮檔載有試卷的答案，請存放在只有你能讀取的地方。',
        '',
      ].join('\n'),
    missing: (names) => ['以下文件的原檔已不在伺服器的儲存空間內：', '', ...names, ''].join('\n'),
  },
}
