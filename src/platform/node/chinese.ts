/**
 * What is large and Chinese, the tagger and the converter into Traditional characters: in Node, loaded beside the code
 * that uses it.
 */
export { tag as tagWords } from 'jieba-wasm'
export { Converter as TraditionalConverter } from 'opencc-js/cn2t'
