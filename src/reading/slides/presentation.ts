/** The slides of a presentation in the order in which they are shown, with the sections they stand in. */
import type { OpenedZip } from '../word/open-zip.ts'
import { mainPart, readRelationships, readXmlPart } from '../word/package-parts.ts'
import { childElements, findDescendant, findChild, type XmlElement } from '../word/xml.ts'

export type ListedSlide = {
  /** Undefined where the list names a part that the file does not have. */
  readonly part: string | undefined
  /** Of the section that begins with this slide. */
  readonly section?: string
}

/** Undefined where the list of the slides is missing or broken. */
export async function listSlides(zip: OpenedZip): Promise<readonly ListedSlide[] | undefined> {
  const main = await mainPart(zip, 'ppt/presentation.xml')
  const root = await readXmlPart(zip, main)
  if (root?.name !== 'p:presentation') return undefined
  const related = new Map(
    (await readRelationships(zip, main)).filter(({ type }) => type === 'slide').map(({ id, part }) => [id, part]),
  )
  const sections = sectionBeginnings(root)
  return childElements(findChild(root, 'p:sldIdLst'), 'p:sldId').map(({ attributes }) => {
    const section = sections.get(attributes.get('id') ?? '')
    return {
      part: related.get(attributes.get('r:id') ?? ''),
      ...(section === undefined ? {} : { section }),
    }
  })
}

/** The names of sections by the identifiers of their first slides; those that a program gave are left out. */
function sectionBeginnings(root: XmlElement): ReadonlyMap<string, string> {
  const list = findDescendant(root, 'p14:sectionLst')
  return new Map(
    childElements(list, 'p14:section').flatMap((section) => {
      const name = section.attributes.get('name')?.trim() ?? ''
      const [first] = childElements(findChild(section, 'p14:sldIdLst'), 'p14:sldId')
      return first === undefined || name === '' || GIVEN_NAME.test(name)
        ? []
        : [[first.attributes.get('id') ?? '', name] as const]
    }),
  )
}

const GIVEN_NAME =
  /^(?:(?:default|untitled|summary) section|(?:預設|未命名的?|摘要)(?:章節|區段|節)|(?:默认|无标题|未命名的?|摘要)节)[\s\d]*$/i
