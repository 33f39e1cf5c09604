/**
 * Sample questions of the HKDSE, drawn in the browser where the server fails (specification 2, section 4,
 * "Generation").
 */
import type { QueryClient } from '@tanstack/react-query'
import { structureIdOf } from '#curriculum/structures.ts'
import { formatPaper } from '#domain/paper-json.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { templateFor } from '#templates/templates.ts'
import { ApiError } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import type { Preset } from '../../presets/preset.ts'
import type { Draft } from '../draft.ts'
import { holdPaper } from '../held-paper.ts'
import type { Made } from './generate.ts'
import type { PaperAnswer } from './read-paper.ts'

/** The paper of the HKDSE that a draft asks for; undefined for any other. */
export function presetOf({
  preset,
  configuration: { paperFormat, language },
}: Pick<Draft, 'preset' | 'configuration'>): Preset | undefined {
  if (preset !== undefined) return preset
  return paperFormat === 'standard'
    ? undefined
    : { paper: paperFormat === 'hkdse_paper1' ? 1 : 2, form: 'authentic', language }
}

/** The server is away or broke; a refusal, as of a used-up quota, has its own sentence and way on. */
export const isServerFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.isOffline || error.status >= 500)

/** The same families as the server draws from. Throws where they cannot be loaded. */
export async function drawSample(client: QueryClient, preset: Preset): Promise<Made> {
  const [{ makeStructurePaper }, simplify] = await loadFamilies(preset.language)
  const structure = structureIdOf(preset.paper, preset.form)
  const {
    paper: { structureInstructions },
  } = printedIn(preset.language)
  const template = templateFor({ paperFormat: preset.paper === 1 ? 'hkdse_paper1' : 'hkdse_paper2', timeLimit: 0 })
  const drawn = makeStructurePaper(
    {
      structure,
      language: preset.language,
      templateId: template.id,
      instructions: structureInstructions[structure],
      seed: randomSeed(),
      now: new Date().toISOString(),
    },
    simplify,
  )
  const paper = formatPaper(drawn) as unknown as PaperAnswer
  client.setQueryData(keys.paper(paper.id), paper)
  holdPaper(paper)
  return { paper, held: { kind: 'sample' } }
}

/** Not by `loadPart`: without a network it would wait for it, while what matters is to have a paper now. */
const loadFamilies = (language: PaperLanguage) =>
  Promise.all([
    import('#questions/from-families/make-structure-paper.ts'),
    import('#questions/from-families/load-simplify.ts').then(({ loadSimplify }) => loadSimplify(language)),
  ])

const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
