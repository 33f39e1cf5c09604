/**
 * What is large and English, the tagger with its model and the nouns: in a browser, loaded only for whom it is needed.
 */

type InNode = typeof import('../node/english.ts')

export let winkNLP: InNode['winkNLP']
export let englishModel: InNode['englishModel']
export let englishNouns: InNode['englishNouns']

/**
 * To be awaited before anything English is tagged. Code that imports the names above sees what is loaded here: bindings
 * of modules are live.
 */
export async function loadEnglish(): Promise<void> {
  ;({ winkNLP, englishModel, englishNouns } = await import('../node/english.ts'))
}
