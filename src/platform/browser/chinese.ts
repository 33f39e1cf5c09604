/**
 * What is large and Chinese, the tagger and the converter into Traditional characters: in a browser, loaded only for
 * whom it is needed.
 */

type InNode = typeof import('../node/chinese.ts')

export let tagWords: InNode['tagWords']
export let TraditionalConverter: InNode['TraditionalConverter']

/**
 * To be awaited before anything Chinese is tagged, or converted into Traditional characters. Code that imports the
 * names above sees what is loaded here: bindings of modules are live.
 */
export async function loadChinese(): Promise<void> {
  // The package gives browsers another form of the tagger, which has to be started.
  const [loaded, jieba] = await Promise.all([import('../node/chinese.ts'), import('jieba-wasm/web')])
  // Its types take the module for CommonJS.
  await (jieba.default as unknown as () => Promise<unknown>)()
  ;({ tagWords, TraditionalConverter } = loaded)
}
