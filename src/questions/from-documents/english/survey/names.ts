/** Names of persons, alliances, buildings …: they are called so, they do not “mean” what the text says of them. */

/** "Hera", "Vestal Virgins", "Congress of Vienna"; no "Golgi apparatus" and no "DNA". */
export const isName = (term: string): boolean =>
  /^(?:the )?\p{Lu}\p{Ll}[\p{L}’-]*(?: (?:(?:of|the|and|for|in|de) )*\p{Lu}[\p{L}’.-]*)*$/u.test(term)

/**
 * Whether a list of terms names one person: "Hera: wife of Zeus" keeps the capital that every entry of the list has,
 * "Helot: a slave of the state" does not.
 */
export const isOnePerson = (meaning: string): boolean => ONE_PERSON.test(meaning)

const ONE_PERSON =
  /^(?:the )?(?:(?:first|last|messenger|chief|legendary) )?(?:gods?|goddess|king|queen|emperor|empress|wife|husband|son|daughter|father|mother|brother|sister|messenger|creator|ruler|founder|prophet) of\b/i

/** The thing of a meaning, as the name says which: "the wife of Zeus, goddess of marriage". */
export const named = (meaning: string): string => `the ${meaning.replace(/^(?:an?|the) /i, '')}`

/** The same in front of what is said of it: "the wife of Zeus, goddess of marriage, is called …". */
export const namedBefore = (meaning: string): string =>
  `${named(meaning)}${/^[^,]+, (?:the )?\p{Ll}+ of [^,]*$/u.test(meaning) ? ',' : ''}`
