/**
 * The texts of the web application in English; their type is what the other languages must hold. A part a screen, a
 * file a part.
 */
import { account } from './en/account.ts'
import { billing } from './en/billing.ts'
import { callback } from './en/callback.ts'
import { common } from './en/common.ts'
import { configuration } from './en/configuration.ts'
import { credits } from './en/credits.ts'
import { dashboard } from './en/dashboard.ts'
import { exporting } from './en/exporting.ts'
import { flow } from './en/flow.ts'
import { input } from './en/input.ts'
import { navigation } from './en/navigation.ts'
import { paperView } from './en/paper-view.ts'
import { presets } from './en/presets.ts'
import { preview } from './en/preview.ts'
import { quiz } from './en/quiz.ts'
import { quota } from './en/quota.ts'
import { sharing } from './en/sharing.ts'
import { signIn } from './en/sign-in.ts'
import { template } from './en/template.ts'
import { topics } from './en/topics.ts'
import { trust } from './en/trust.ts'
import { viewer } from './en/viewer.ts'
import { wizard } from './en/wizard.ts'

export const en = {
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

export type InterfaceTexts = typeof en
