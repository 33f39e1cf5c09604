/** Finds the terms that a document lists itself: entries of a glossary, and lines of key words. */
import { itemAt } from '#domain/must-be-there.ts'
import type { TaggedBlock } from './tagged-block.ts'

/** As printed, in small letters; plural forms are not undone. */
export function listedTerms(blocks: readonly TaggedBlock[]): Set<string> {
  const listed = new Set<string>()
  let inGlossary = false
  for (const { block } of blocks) {
    const text = block.text.trim()
    if (block.kind === 'heading') {
      inGlossary = GLOSSARY.test(text)
      continue
    }
    const line = KEY_WORDS.exec(text)
    if (line) for (const term of itemAt(line, 1).split(/[,;，；、•·]/)) addTerm(listed, term)
    else if (inGlossary) addTerm(listed, ENTRY.exec(text)?.[1] ?? text)
  }
  return listed
}

const GLOSSARY =
  /^(?:[\d.\s]*)(?:chapter )?(?:glossary|vocabulary|key (?:terms|words|vocabulary)|word list|詞彙表?|词汇表?|術語表?|术语表?|重點詞彙|重点词汇|關鍵詞|关键词|名詞解釋|名词解释|相關的名詞)[:：]?$/i
const KEY_WORDS =
  /^(?:key ?words?|key terms|key vocabulary|關鍵詞|关键词|關鍵字|关键字|重點詞彙|重点词汇)\s*[:：—–-]\s*(.{3,300}?)[.。]?$/iu
/** "osmosis: the movement of …", "滲透 — 水的擴散", "Osmosis (n.) the …", "督撫是…的合稱". */
const ENTRY =
  /^(.{2,40}?)(?:\s*[:：\t]|\s+[—–-]\s|\s*——|\s+\((?:n|v|adj)\.?\)|\s+(?:is|are|means|refers)\s|[是指](?=\p{Script=Han}))/u
/** A longer piece is no term but a sentence. In UTF-16 units. */
const LONGEST = 40

function addTerm(listed: Set<string>, piece: string): void {
  const term = piece
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the)\s+/, '')
  if (term.length >= 2 && term.length <= LONGEST) listed.add(term)
}
