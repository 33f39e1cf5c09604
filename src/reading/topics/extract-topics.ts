/** Finds what a document is about: topics with their places in the text, and terms. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { asId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { ReadDocument } from '../document.ts'
import { splitChineseSentences } from '../words/chinese-sentences.ts'
import { splitEnglishSentences } from '../words/english-sentences.ts'
import { isSchoolTerm } from '#lexicon/choose-fields.ts'
import { clusterBlocks } from './cluster-blocks.ts'
import { describeTopic } from './describe-topic.ts'
import { divideSections, type Section } from './divide-sections.ts'
import { findTerms } from './find-terms.ts'
import type { FoundTopic, FoundTopics, Term } from './found-topic.ts'
import { toTraditional } from '../words/convert-chinese.ts'
import { subjectCategory, subjectOfFields } from './subject-category.ts'
import { tagBlocks } from './tagged-block.ts'
import { topicDifficulty } from './topic-difficulty.ts'

/**
 * The topics of a document in the order of its text: its headings at the level that gives about 4 to 12, or, where it
 * has none, the
 * terms around which its paragraphs gather. The same document gives the same topics with the same ids. No topics when
 * there is no text.
 */
export function extractTopics(document: ReadDocument): FoundTopics {
  const tagged = tagBlocks(document)
  const terms = findTerms(tagged, document.language)
  const divided = divideSections(document)
  const sections = divided.length > 0 ? divided : clusterBlocks(tagged, terms, document.language)
  const text = document.blocks.map((block) => block.text).join('\n')
  const category =
    subjectOfFields(document.language === 'zh-CN' ? toTraditional(text) : text, document.language) ??
    subjectCategory(
      terms,
      sections.map(({ blocks }) => blocks),
      document.language,
    )
  const taggedByBlock = new Map(tagged.map((block) => [block.index, block]))
  const topics = sections.map((section, place): FoundTopic => {
    const blocks = section.blocks.flatMap((index) => taggedByBlock.get(index) ?? [])
    return {
      topic: {
        id: asId<'Topic'>(`topic_${bytesToHex(sha256(utf8ToBytes(`${document.id}\u0000${place}`))).slice(0, 16)}`),
        name: section.name,
        description: describeTopic(section.name, blocks, document.language) || beginning(section, document),
        subtopics: subtopics(section, terms, document.language),
        difficulty: topicDifficulty(blocks, document.language),
        confidence: topicConfidence(section, terms, divided.length > 0),
        category,
        pages: pagesOf(section, document),
      },
      blocks: section.blocks,
    }
  })
  return { topics, terms }
}

const MOST_SUBTOPICS = 8
const FEW_SUBTOPICS = 3
/**
 * What is hardly a term helps no teacher to know the section. Of a long Chinese text no confidence is sure, but the
 * order is good.
 */
const LEAST_CONFIDENCE = 0.25
const CHINESE_TERMS_READ = 150

/** Its subheadings; where these are few, also the terms that stand mostly in this section. */
function subtopics(section: Section, terms: readonly Term[], language: PaperLanguage): string[] {
  if (section.subheadings.length >= FEW_SUBTOPICS) return section.subheadings.slice(0, MOST_SUBTOPICS)
  const names = [...section.subheadings]
  const inside = new Set(section.blocks)
  const telling = isChinese(language)
    ? terms.slice(0, CHINESE_TERMS_READ).filter(({ form }) => isNameOfTerm(form, language))
    : terms.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
  for (const term of telling) {
    if (names.length >= FEW_SUBTOPICS + 2) break
    const here = term.blocks.filter((block) => inside.has(block)).length
    if (
      term.count < 2 ||
      here * 2 <= term.blocks.length ||
      [section.name, ...names].some((name) => overlap(name, term.form))
    )
      continue
    names.push(term.form)
  }
  return names
}

/** Words of Chinese are cut out by chance (「令溶液」, 「風以」): a term of a school subject, or what the text marks as a name. */
function isNameOfTerm(form: string, language: PaperLanguage): boolean {
  return isSchoolTerm(language === 'zh-CN' ? toTraditional(form) : form, true) || /^[《〈「]/u.test(form)
}

function overlap(name: string, form: string): boolean {
  const [one, other] = [name.toLowerCase(), form.toLowerCase()]
  return one.includes(other) || other.includes(one)
}

/**
 * All 62 topics of the eleven documents whose true headings are known are among those headings; 0.95 is the lower end
 * of the interval that this leaves, at 95 %.
 */
const HEADING_PRECISION = 0.95
const SUREST = 0.99

/**
 * A heading is a topic when it was read rightly, the surer the more of it the terms confirm; a cluster is as sure as
 * its term.
 */
function topicConfidence(section: Section, terms: readonly Term[], byHeading: boolean): number {
  const name = section.name.toLowerCase()
  const support = terms.find(({ form }) => name.includes(form.toLowerCase()))?.confidence ?? 0
  const confidence = byHeading ? HEADING_PRECISION + (1 - HEADING_PRECISION) * support : support
  return Math.min(SUREST, Math.round(confidence * 100) / 100)
}

/** Of a section without running text: the first sentence of its first table or formula. */
function beginning({ blocks }: Section, document: ReadDocument): string {
  const text =
    blocks
      .map((index) => itemAt(document.blocks, index))
      .find((block) => block.kind !== 'heading' && block.text.trim() !== '')?.text ?? ''
  const [first] = isChinese(document.language) ? splitChineseSentences(text) : splitEnglishSentences(text)
  return first ? text.slice(first.start, Math.min(first.end, first.start + LONGEST_BEGINNING)) : ''
}

/** In UTF-16 units. */
const LONGEST_BEGINNING = 200

function pagesOf({ blocks }: Section, document: ReadDocument): number[] {
  const pages = blocks.flatMap((index) => itemAt(document.blocks, index).page ?? [])
  return [...new Set(pages)].toSorted((a, b) => a - b)
}
