/** The states of the public pages, of papers of the HKDSE and of papers from the curriculum: none needs a document. */
import type { Route } from '@playwright/test'
import type { InterfaceLanguage } from '#domain/language.ts'
import { languageRoot, publicAddress } from '#web/floor/addresses.ts'
import type { Look } from './looks.ts'
import { button, closeDialog, dialogOf, PUBLIC_TEXTS } from './reader.ts'
import type { Suite } from './suite.ts'
import { signUp } from './teacher.ts'

/** As a visitor and as somebody who is signed in, with what opens in them. */
export async function publicPages(
  suite: Suite,
  { page, texts, state }: Look,
  language: InterfaceLanguage,
): Promise<void> {
  const { landing, pricing, page: shell } = PUBLIC_TEXTS[language]
  await page.goto(publicAddress('landing', language))
  await page.locator('[aria-live=polite]').first().waitFor()
  await state('landing')
  await page.locator('header [data-disclosure]:visible summary').first().click()
  await state('landing-languages')
  await page.keyboard.press('Escape')
  await button(page, landing.hero.signUp).first().click()
  await dialogOf(page).getByLabel(texts.signIn.name).waitFor()
  await state('landing-sign-up')
  await closeDialog(page)
  await page.goto(publicAddress('pricing', language))
  for (const question of await page.locator('main summary').all()) await question.click()
  await state('pricing')
  if (language !== 'en') {
    await page.goto(`${languageRoot(language)!}no-such-page`)
    await page.getByRole('heading', { name: shell.missing.title }).waitFor()
    await state('public-not-found')
  }
  const { page: teachers, context } = await suite.open({ language })
  await signUp(context, suite.url)
  await page.context().addCookies(await context.cookies())
  await teachers.close()
  await page.goto(publicAddress('pricing', language))
  await button(page, pricing.upgrade('Pro')).waitFor()
  await page.locator('#account summary').click()
  await button(page, texts.navigation.signOut).waitFor()
  await state('pricing-signed-in')
  await page.context().clearCookies()
  await context.close()
}

/** Papers of the HKDSE, drawn by the server and in the browser, and units of the curriculum. */
export async function withoutDocument({ page, texts, state }: Look, language: InterfaceLanguage): Promise<void> {
  const { presets, input, topics, preview } = texts
  const draw = button(page, presets.draw(presets.papers[1].name, presets.forms.authentic.name))
  await page.goto(publicAddress('hkdse', language))
  await draw.waitFor()
  await state('hkdse')
  await page.route(DRAWN, shortened)
  await draw.click()
  await page.locator('#preview-ready').waitFor()
  await page.getByText(preview.held.keep).waitFor()
  await state('preset')
  await page.getByRole('tab', { name: preview.views.key }).click()
  await page.getByRole('region', { name: preview.panes.key }).locator('.paper-page').first().waitFor()
  await state('preset-key')
  await page.unroute(DRAWN)
  await page.route(DRAWN, (route) => route.abort())
  await page.goto('/generator?preset=hkdse')
  await page.getByText(input.method.chosen).waitFor()
  await state('input-preset')
  await button(page, presets.draw(presets.papers[2].name, presets.forms.authentic.name)).click()
  await page.getByText(preview.held.sample).waitFor()
  await state('preset-sample')
  await page.unroute(DRAWN)
  await page.goto('/generator?step=1')
  await button(page, input.method.back).click()
  await draw.waitFor()
  await state('input-methods')
  await page.getByRole('button', { name: new RegExp(`^${input.method.concept}`) }).click()
  await page.getByRole('list', { name: input.units.listLabel }).getByRole('checkbox').first().check()
  await state('input-units')
  await page.getByRole('searchbox').fill('qwerty')
  await page.getByText('qwerty').waitFor()
  await state('input-units-none')
  await button(page, input.units.next).click()
  await page.getByRole('list', { name: topics.listLabel }).getByRole('checkbox').first().waitFor()
  await state('topics-units')
}

const DRAWN = '**/api/v1/papers/preset'

/** Some questions of each section: a whole paper is laid out anew for each room, and shows nothing else. */
async function shortened(route: Route): Promise<void> {
  const response = await route.fetch()
  const { data, ...rest } = (await response.json()) as { readonly data: { readonly questions: readonly unknown[] } }
  const questions = data.questions.filter((_, index) => index % 6 === 0)
  await route.fulfill({ response, json: { ...rest, data: { ...data, questions } } })
}
