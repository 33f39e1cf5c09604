import { SIGN_UP_CREDITS } from '#domain/limits.ts'
import type { InterfaceTexts } from '../en.ts'

export const wizard: InterfaceTexts['wizard'] = {
  stepsLabel: '步驟',
  steps: { input: '輸入方式', topics: '選擇課題', configuration: '設定', template: '範本', preview: '預覽及匯出' },
  stepOf: (step, steps) => `第${step}步，共${steps}步`,
  done: '已完成：',
  gate: {
    title: '更多功能等着你',
    text: `立即註冊，即獲免費點數${SIGN_UP_CREDITS}點，無須訂閱。`,
    button: '登入以繼續',
    notes: [`免費點數${SIGN_UP_CREDITS}點`, '無須訂閱'],
  },
}
