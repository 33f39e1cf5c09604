/** Asks what something was done for, where the last clause says so: "…，以增加國家收入" → "…，目的是甚麼？" */
import { shortAnswer, type Basis } from '../offer.ts'
import { readability, type Maker } from '../maker.ts'
import { pointRows } from '../wording/points.ts'

const PURPOSE = /^(?<lead>.{8,44})，(?<joint>以便|藉此|借此|藉以|借以|用以|以|旨在|目的是)(?<value>[^，]{4,26})$/
/** What keeps a form or has a use: "葉片寬闊，有助吸收陽光". */
const USE = /^(?<lead>[^，]{6,30})，(?<joint>有助于?|有利于?|便于|可用于|用来|用作)(?<value>[^，]{4,26})$/
/** 以 also makes means and measures: 以銅鑄成, 以…為主. */
const MEANS = /为|作为|及|来|上|下|内|外|前|后|东|南|西|北|^[一二三四五六七八九十\d]/

export const makePurpose: Maker = (survey, statement, _mentions, say) => {
  const purpose = PURPOSE.exec(statement.plain)?.groups as Groups | undefined
  const use = purpose ? undefined : (USE.exec(statement.plain)?.groups as Groups | undefined)
  const found = purpose ?? use
  if (
    !found ||
    found.lead.length > LEAD_AT_MOST ||
    /不|没|未|由于|因为|为了|目的|旨在|用意|是指|指的是/.test(found.lead) ||
    /^(?:及|其)/.test(found.value)
  )
    return []
  const from = found.lead.length + 1 + found.joint.length
  const first = statement.tokens.find((token) => token.start === from)
  // Behind 以 a verb tells what for, a noun by what means.
  if (found.joint === '以' && (!first?.tag.startsWith('v') || MEANS.test(found.value))) return []
  // 目的 and 作用 are of something that the stem names first.
  if (
    !/^(?:n|nr|nrt|ns|nt|nz|l|j|eng|t|m|vn|x)$/.test(statement.tokens[0]?.tag ?? '') ||
    found.lead.split('，').length > 2
  )
    return []
  const key = statement.text
    .slice(/用于|用作/.test(found.joint) ? from - found.joint.length : from)
    .replace(/^[為为]了?|^[是在]/, '')
  const basis: Basis = {
    maker: 'purpose',
    statement,
    answer: `目的:${found.value}`,
    answerCount: 2,
    demand: 0.5,
    score: 0.45 * readability(statement) + 0.42,
    conclusion: say`答案須指出以上目的。`,
  }
  const asked = purpose ? say`，目的是甚麼？` : say`，有甚麼作用？`
  return [
    shortAnswer(
      survey,
      basis,
      `${statement.text.slice(0, found.lead.length)}${asked}`,
      key,
      pointRows(survey, say, key),
    ),
  ]
}

/** A longer stem copies the sentence. In characters. */
const LEAD_AT_MOST = 28

type Groups = { readonly lead: string; readonly joint: string; readonly value: string }
