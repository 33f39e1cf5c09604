/**
 * Makes plain statements out of a sentence of running text: citations, connecting words and a second half after a
 * semicolon come off.
 */
import { upperFirst } from './letter-case.ts'
import { isNoun, isVerb, type Word } from '../survey/words.ts'

export type Statement = { readonly text: string; readonly words: readonly Word[] }

/**
 * The statements in a sentence, in order: one, or one for each side of a semicolon. Nothing is reworded; stretches
 * that only tie the
 * sentence to its surroundings ("For example,", "(the figure)", "(Hunt, 2007)", "also") are left out.
 */
export function tidyStatements(sentence: Statement): Statement[] {
  return semicolonParts(sentence).map(tidied)
}

/** What is left out, by pattern. The group `drop`, or the whole match without one. */
const LEFT_OUT: readonly RegExp[] = [
  // Citations and pointers in brackets.
  / \((?:see |as |cf\. |refer )?[^()]*\b(?:1[6-9]|20)\d\d[a-z]?\b[^()]*\)/g,
  / ?\((?:see |shown in |as shown in |refer to )?[^()]*(?:\bfig(?:ure)?s?\b|\btables?\b|\bchapters?\b|\bsection\b|\bequation\b|\bappendix\b|\blink\b|\bmodule\b)[^()]*\)/gi,
  / \((?:plural|singular) ?=[^()]*\)/g,
  / ?[[(]\d{1,3}(?:[,–-] ?\d{1,3})*[\])](?=[.,;]| [a-z])/g,
  / \((?:literally|pronounced|from the)[^()]*\)/g,
  / \([a-z]+-[a-z-]+\)(?= are norms)/g,
  / \((?:(?:hence|thus|that is|for example|for instance|or vice versa|described|discussed|see)\b|i\.e\.|e\.g\.)[^()]*\)/g,
  // A link to a picture opens no sentence for the tagger: "… are touching. the figure(b) shows how …".
  /(?<=\p{Ll}\.) (?:the (?:figure|table)|shows|indicates|illustrates|summarizes|summarises|lists|depicts|provides|describes|compares|presents|outlines|displays|gives)\b.*$/su,
  // Labels of the parts of a picture ("… is bound to myosin (a,b)"), and brackets that have lost what they held.
  / \((?:[a-h](?:[,–-] ?[a-h])*)?\)(?=[.,;]|$| \p{Ll})/gu,
  // Labels of teachers' notes.
  /^(?:Definition|Meaning|Note|Remember|Key point|Key fact|Fact|Important|N\.?B\.?) ?[:–—-] (?=\p{Lu})/u,
  // Connecting words.
  /^(?:For example|For instance|However|Thus|Therefore|Hence|Moreover|Furthermore|Additionally|In addition|Similarly|Likewise|In fact|Indeed|In any case|In reality|In practice|In general terms|Consequently|Accordingly|In general|Generally|In contrast|By contrast|On the other hand|In particular|In other words|Nevertheless|Nonetheless|In short|Overall|Finally|First|Second|Third|Collectively|Of course|Also|As a result|In turn|That is|More specifically|Specifically|Importantly|Interestingly|Notably|Fortunately|Unfortunately|Formally|Meanwhile|Conversely|Then|Again|In sociology|In psychology|In biology|In physics|In chemistry|In science|Put simply|Simply put|To summarize|To review|To refresh your memory|Roughly speaking|Not surprisingly|Surprisingly|Most notably|Most importantly|More importantly|In many ways|In large part|In part|In the meantime|At the same time|Still|Instead|To be sure|Even so|Even today|Often|Sometimes|Today|Perhaps|Additionally|In this way|In this sense|As such|For this reason|Because of this|In response|Subsequently|Eventually|Soon|Later|Afterward|Afterwards|Nonetheless|Basically|Essentially|Ultimately|Naturally|Clearly|Obviously|As you know|As we know|As noted|As mentioned), (?:however, )?(?=\p{L})/u,
  /^(?:Recall|Note|Notice|Remember|Notice also|Keep in mind|Bear in mind) that /,
  /^(?:But|And|So|Yet|Thus|Hence),? (?=\p{L})/u,
  /, (?:however|for example|for instance|therefore|of course|in fact|in turn|thus|then|on the other hand|in contrast|by contrast|indeed|moreover|furthermore|consequently|nevertheless|too|meanwhile|conversely|similarly|likewise|also),(?= )/g,
  /,? (?:however|too|as well|for example|for instance)(?=\.$)/g,
  // After "not" such a word carries the sense: "is not simply based on"; before a second name "also" says that it is
  // the second.
  /(?<!\b(?:but|not)|n[’']t) (?:also(?! (?:called|known|termed|named|referred|spelled|spelt)\b)|likewise|simply|basically|essentially|actually)(?= [a-z])/g,
  // Behind a comma it joins two clauses: "…, thus they can feed the rest".
  /(?<!,|\b(?:but|not|and)|n[’']t) (?:therefore|thus|hence)(?= [a-z])/g,
  /, as (?:shown|seen|illustrated|depicted|described|discussed|noted|mentioned|you can see)\b[^,.;]*(?=[.,])/g,
]

const CONNECTIVE_AFTER_SEMICOLON =
  /^(however|therefore|thus|hence|for example|for instance|that is|in other words|instead|rather|in fact|consequently|in contrast|moreover|furthermore|and|but|so|i\.e\.|e\.g\.),? /i

function tidied(statement: Statement): Statement {
  const dropped = LEFT_OUT.flatMap((pattern) => matchesOf(pattern, statement.text))
  const kept = dropped.length === 0 ? statement : withoutStretches(statement, dropped)
  return { text: upperFirst(kept.text), words: kept.words }
}

type Stretch = { readonly start: number; readonly end: number }

function matchesOf(pattern: RegExp, text: string): Stretch[] {
  if (!pattern.global) {
    const match = pattern.exec(text)
    return match ? [{ start: match.index, end: match.index + match[0].length }] : []
  }
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

function withoutStretches({ text, words }: Statement, stretches: readonly Stretch[]): Statement {
  const dropped = new Uint8Array(text.length + 1)
  for (const { start, end } of stretches) dropped.fill(1, start, end)
  const newPlace = new Int32Array(text.length + 1)
  let kept = ''
  for (let at = 0; at < text.length; at += 1) {
    newPlace[at] = kept.length
    if (dropped[at] === 0) kept += text[at]
  }
  newPlace[text.length] = kept.length
  return {
    text: kept,
    words: words
      .filter((word) => dropped[word.start] === 0)
      .map((word) => ({ ...word, start: newPlace[word.start]!, end: newPlace[word.end - 1]! + 1 })),
  }
}

/** Both sides of a semicolon when each could be a sentence; else the whole. */
function semicolonParts(sentence: Statement): Statement[] {
  const at = sentence.words.findIndex((word) => word.text === ';')
  if (at < 0 || sentence.words.filter((word) => word.text === ';').length > 1) return [sentence]
  const [left, right] = [sentence.words.slice(0, at), sentence.words.slice(at + 1)]
  if (!isClause(left) || !isClause(right)) return [sentence]
  return [part(sentence.text, left, '.'), withoutConnective(part(sentence.text, right, ''))]
}

const isClause = (words: readonly Word[]): boolean => words.length > 4 && words.some(isVerb) && words.some(isNoun)

function part(text: string, words: readonly Word[], ending: string): Statement {
  const start = words[0]!.start
  const cut = text.slice(start, words.at(-1)!.end) + ending
  const stop: Word[] =
    ending === ''
      ? []
      : [{ text: ending, lower: ending, stem: ending, tag: 'PUNCT', start: cut.length - 1, end: cut.length }]
  return {
    text: cut,
    words: [...words.map((word) => ({ ...word, start: word.start - start, end: word.end - start })), ...stop],
  }
}

function withoutConnective(statement: Statement): Statement {
  const match = CONNECTIVE_AFTER_SEMICOLON.exec(statement.text)
  return match ? withoutStretches(statement, [{ start: 0, end: match[0].length }]) : statement
}
