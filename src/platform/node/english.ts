/** What is large and English, the tagger with its model and the nouns: in Node, loaded beside the code that uses it. */
export { default as winkNLP } from 'wink-nlp'
export { default as englishModel } from 'wink-eng-lite-web-model'
export { default as englishNouns } from '../tables/noun-table.json' with { type: 'json' }
