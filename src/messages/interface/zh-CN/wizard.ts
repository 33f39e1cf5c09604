import { SIGN_UP_CREDITS } from '#domain/limits.ts'
import type { InterfaceTexts } from '../en.ts'

export const wizard: InterfaceTexts['wizard'] = {
  stepsLabel: '步骤',
  steps: { input: '输入方式', topics: '选择主题', configuration: '设置', template: '模板', preview: '预览及导出' },
  stepOf: (step, steps) => `第${step}步，共${steps}步`,
  done: '已完成：',
  gate: {
    title: '更多功能等着你',
    text: `立即注册，即获免费点数${SIGN_UP_CREDITS}点，无需订阅。`,
    button: '登录以继续',
    notes: [`免费点数${SIGN_UP_CREDITS}点`, '无需订阅'],
  },
}
