/**
 * The passwords that are guessed first (decision D24): common words and names, with digits behind them, keyboard rows,
 * repetitions.
 */

/** Words that stand in every published list of leaked passwords; lower case. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'password passw0rd p@ssword p@ssw0rd pass admin administrator root guest user login welcome letmein master secret access dragon monkey shadow sunshine princess football baseball basketball soccer hockey superman batman ' +
    'pokemon starwars iloveyou loveme lovely love trustno1 whatever freedom hello hellokitty charlie michael jordan jennifer jessica daniel thomas ashley nicole hunter buster tigger ginger pepper cookie chocolate banana orange cheese flower summer winter spring autumn ' +
    'computer internet google facebook samsung apple iphone killer ninja matrix mustang ferrari mercedes harley corvette yankees cowboys eagles lakers liverpool chelsea arsenal barcelona changeme default test testing temp qazwsx qwaszx zxcvbnm zxcvbn asdfgh asdfghjkl ' +
    'qwerty qwertyui qwertyuiop qwert asdf abc abcd abcde abcdef abcdefg abcdefgh aaa woaini wodemima mima laoshi teacher student school hongkong hkdse hksar china taiwan setpaper chujuan exam'
  ).split(' '),
)

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]

/** Letters that are often written as signs. */
const PLAIN: Readonly<Record<string, string>> = { '@': 'a', 0: 'o', $: 's', 3: 'e', 1: 'l', '!': 'i' }

export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  const core = text.replace(/[\d!@#$%^&*._-]{0,4}$/, '').replace(/^\d{1,4}(?=\p{L})/u, '')
  const plain = [...core].map((sign) => PLAIN[sign] ?? sign).join('')
  return (
    [text, core, plain].some((form) => WORDS.has(form)) ||
    isRepeated(text) ||
    ROWS.some((row) => isRunOf(text, row)) ||
    isDate(text)
  )
}

/** The e-mail address, or what stands before its `@`. */
export function isOfAddress(password: string, email: string): boolean {
  const [chosen, address] = [password.trim().toLowerCase(), email.trim().toLowerCase()]
  return address !== '' && (chosen === address || chosen === address.slice(0, address.lastIndexOf('@')))
}

/** `111111`, `abcabc`, `121212`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text)

/** `123456`, `654321`, `qwerty12`: at least all but two signs are one run of a row. */
function isRunOf(text: string, row: string): boolean {
  const core = text.replace(/\d{1,2}$/, '')
  return [row, [...row].toReversed().join('')].some(
    (run) => run.includes(text) || (core.length >= 4 && run.includes(core)),
  )
}

/** A date of birth: `19900101`, `010190`. */
const isDate = (text: string): boolean =>
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)?\d\d)$/.test(
    text,
  )
