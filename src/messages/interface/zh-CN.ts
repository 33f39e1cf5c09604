/** The texts of the web application in Simplified Chinese. */
import { account } from './zh-CN/account.ts'
import { billing } from './zh-CN/billing.ts'
import { callback } from './zh-CN/callback.ts'
import { common } from './zh-CN/common.ts'
import { configuration } from './zh-CN/configuration.ts'
import { credits } from './zh-CN/credits.ts'
import { dashboard } from './zh-CN/dashboard.ts'
import { exporting } from './zh-CN/exporting.ts'
import { flow } from './zh-CN/flow.ts'
import { input } from './zh-CN/input.ts'
import { navigation } from './zh-CN/navigation.ts'
import { paperView } from './zh-CN/paper-view.ts'
import { presets } from './zh-CN/presets.ts'
import { preview } from './zh-CN/preview.ts'
import { quiz } from './zh-CN/quiz.ts'
import { quota } from './zh-CN/quota.ts'
import { sharing } from './zh-CN/sharing.ts'
import { signIn } from './zh-CN/sign-in.ts'
import { template } from './zh-CN/template.ts'
import { topics } from './zh-CN/topics.ts'
import { trust } from './zh-CN/trust.ts'
import { viewer } from './zh-CN/viewer.ts'
import { wizard } from './zh-CN/wizard.ts'
import type { InterfaceTexts } from './en.ts'

export const zhCN: InterfaceTexts = {
  common,
  navigation,
  signIn,
  wizard,
  input,
  topics,
  configuration,
  template,
  paperView,
  preview,
  viewer,
  quota,
  dashboard,
  sharing,
  presets,
  quiz,
  account,
  billing,
  callback,
  exporting,
  flow,
  credits,
  trust,
}
