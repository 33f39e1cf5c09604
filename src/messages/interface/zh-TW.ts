/** The texts of the web application in Traditional Chinese, in the words of Hong Kong schools. */
import { account } from './zh-TW/account.ts'
import { billing } from './zh-TW/billing.ts'
import { callback } from './zh-TW/callback.ts'
import { common } from './zh-TW/common.ts'
import { configuration } from './zh-TW/configuration.ts'
import { credits } from './zh-TW/credits.ts'
import { dashboard } from './zh-TW/dashboard.ts'
import { exporting } from './zh-TW/exporting.ts'
import { flow } from './zh-TW/flow.ts'
import { input } from './zh-TW/input.ts'
import { navigation } from './zh-TW/navigation.ts'
import { paperView } from './zh-TW/paper-view.ts'
import { presets } from './zh-TW/presets.ts'
import { preview } from './zh-TW/preview.ts'
import { quiz } from './zh-TW/quiz.ts'
import { quota } from './zh-TW/quota.ts'
import { sharing } from './zh-TW/sharing.ts'
import { signIn } from './zh-TW/sign-in.ts'
import { template } from './zh-TW/template.ts'
import { topics } from './zh-TW/topics.ts'
import { trust } from './zh-TW/trust.ts'
import { viewer } from './zh-TW/viewer.ts'
import { wizard } from './zh-TW/wizard.ts'
import type { InterfaceTexts } from './en.ts'

export const zhTW: InterfaceTexts = {
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
