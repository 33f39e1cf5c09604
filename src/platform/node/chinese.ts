/** What is large and Chinese, the tagger and the converters of the scripts: in Node, loaded beside the code that uses it. */
export { tag as tagWords } from 'jieba-wasm'
export { Converter as SimplifiedConverter } from 'opencc-js/t2cn'
export { Converter as TraditionalConverter } from 'opencc-js/cn2t'
