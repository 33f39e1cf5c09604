/** What the shapes of a slide inherit from its layout and its master: where they stand, and whether they have bullets. */
import type { OpenedZip } from '../word/open-zip.ts'
import { readRelationships, readXmlPart, type Relationship } from '../word/package-parts.ts'
import { childElements, findChild, type XmlElement } from '../word/xml.ts'
import { boxOfShape, levelBullets, placeOf, type Box, type LevelBullets, type Place } from './slide-shapes.ts'

export type Layout = {
  /** Over a part of the talk: its title stands above those of the slides that follow. */
  readonly isHeader: boolean
  boxOf(place: Place): Box | undefined
  hasBullet(place: Place, level: number): boolean
}

/** The layout of a slide that leads to these parts; each part of the file is read once. */
export type Layouts = (relationships: readonly Relationship[]) => Promise<Layout>

export function createLayouts(zip: OpenedZip): Layouts {
  const read = new Map<string, Promise<PartOfLayout>>()
  const partOf = (relationships: readonly Relationship[], type: string): Promise<PartOfLayout> => {
    const part = relationships.find((relationship) => relationship.type === type)?.part
    if (part === undefined) return Promise.resolve(NOTHING)
    const known = read.get(part) ?? readPart(zip, part)
    read.set(part, known)
    return known
  }
  return async (relationships) => {
    const layout = await partOf(relationships, 'slideLayout')
    return inheriting(layout, await partOf(layout.relationships, 'slideMaster'))
  }
}

type Filled = { readonly place: Place; readonly box: Box | undefined; readonly bullets: LevelBullets }
type PartOfLayout = {
  readonly type: string
  readonly places: readonly Filled[]
  /** Of a master: what all bodies have. */
  readonly bullets: LevelBullets
  readonly relationships: readonly Relationship[]
}
const NOTHING: PartOfLayout = { type: '', places: [], bullets: [], relationships: [] }

async function readPart(zip: OpenedZip, part: string): Promise<PartOfLayout> {
  const root = await readXmlPart(zip, part)
  const shapes = childElements(findChild(findChild(root, 'p:cSld'), 'p:spTree'), 'p:sp')
  return {
    type: root?.attributes.get('type') ?? '',
    places: shapes.flatMap(filledBy),
    bullets: levelBullets(findChild(findChild(root, 'p:txStyles'), 'p:bodyStyle')),
    relationships: await readRelationships(zip, part),
  }
}

function filledBy(shape: XmlElement): readonly Filled[] {
  const place = placeOf(shape)
  if (place === undefined) return []
  const style = findChild(findChild(shape, 'p:txBody'), 'a:lstStyle')
  return [{ place, box: boxOfShape(shape), bullets: levelBullets(style) }]
}

function inheriting(layout: PartOfLayout, master: PartOfLayout): Layout {
  const byIndex = firstBy(layout.places, ({ place }) => place.index)
  const byType = firstBy(layout.places, ({ place }) => place.type)
  const ofType = firstBy(master.places, ({ place }) => place.type)
  const ofLayout = (place: Place): Filled | undefined =>
    (place.index === '0' ? undefined : byIndex.get(place.index)) ?? byType.get(place.type)
  const ofMaster = (place: Place): Filled | undefined => ofType.get(TITLES.has(place.type) ? 'title' : 'body')
  return {
    isHeader: layout.type === 'title' || layout.type === 'secHead',
    boxOf: (place) => ofLayout(place)?.box ?? ofMaster(ofLayout(place)?.place ?? place)?.box,
    hasBullet: (place, level) =>
      ofLayout(place)?.bullets[level] ??
      ofMaster(place)?.bullets[level] ??
      master.bullets[level] ??
      (place.type !== 'subTitle' && place.type !== 'title'),
  }
}

const firstBy = (places: readonly Filled[], key: (filled: Filled) => string): ReadonlyMap<string, Filled> =>
  new Map(places.toReversed().map((filled) => [key(filled), filled]))

export const TITLES: ReadonlySet<string> = new Set(['title', 'ctrTitle'])
