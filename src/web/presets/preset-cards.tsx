/**
 * The papers of the HKDSE to choose from: each as the examination sets it, which is recommended, and as a mock beside
 * it (decisions D2, D3).
 */
import { Clock, FileText, ListChecks } from 'lucide-react'
import {
  ALL_STRUCTURES,
  sectionMarks,
  slotsOf,
  structureMarks,
  type PaperStructure,
  type StructureSection,
} from '#curriculum/structures.ts'
import { lastOf } from '#domain/must-be-there.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { Button } from '../ui/button.tsx'
import { joined } from '../ui/joined.ts'
import { formatPreset, type Preset } from './preset.ts'

type Texts = InterfaceTexts['presets']
/** Without its language, which is chosen above all of them. */
type Chosen = Omit<Preset, 'language'>

type Props = {
  readonly texts: Texts
  /** Of the papers' headings. */
  readonly level: 2 | 3
  /** Without it the buttons send the form that they stand in, as `preset`. */
  readonly onChoose?: (preset: Chosen) => void
}

const PAPERS = [1, 2] as const
const formatOf = (paper: 1 | 2) => (paper === 1 ? 'hkdse_paper1' : 'hkdse_paper2')

export function PresetCards({ texts, level, onChoose }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="@container grid gap-6">
      {PAPERS.map((paper) => (
        <section key={paper} aria-labelledby={`preset-paper-${paper}`} className="grid gap-3">
          <Heading id={`preset-paper-${paper}`} className="text-lg font-semibold">
            {texts.papers[paper].title}
          </Heading>
          <p className="-mt-2 text-sm text-muted">{texts.papers[paper].text}</p>
          <div className="grid gap-4 @xl:grid-cols-2">
            {ALL_STRUCTURES.filter(({ paperFormat }) => paperFormat === formatOf(paper)).map((structure) => (
              <Card
                key={structure.id}
                paper={paper}
                structure={structure}
                texts={texts}
                heading={level === 2 ? 'h3' : 'h4'}
                onChoose={onChoose}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type CardProps = {
  readonly paper: 1 | 2
  readonly structure: PaperStructure
  readonly texts: Texts
  readonly heading: 'h3' | 'h4'
  readonly onChoose: Props['onChoose']
}

function Card({ paper, structure, texts: presets, heading: Heading, onChoose }: CardProps) {
  const preset = { paper, form: structure.form }
  const isFirst = structure.form === 'authentic'
  return (
    <article
      aria-labelledby={`preset-${structure.id}`}
      className={joined(
        'flex flex-col gap-3 rounded-card border bg-surface p-5',
        isFirst ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading id={`preset-${structure.id}`} className="text-base font-semibold">
          {presets.forms[structure.form].name}
        </Heading>
        {isFirst ? (
          <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-medium text-accent">
            {presets.recommended}
          </span>
        ) : null}
      </div>
      <p className="text-sm text-muted">{presets.forms[structure.form].text}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 font-medium tabular-nums">
        <li className="inline-flex items-center gap-1.5">
          <FileText size={16} aria-hidden className="text-accent" />
          {presets.questions(slotsOf(structure).length)}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <ListChecks size={16} aria-hidden className="text-accent" />
          {presets.marks(structureMarks(structure))}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Clock size={16} aria-hidden className="text-accent" />
          {presets.minutes(structure.minutes)}
        </li>
      </ul>
      <ul className="grid gap-1 border-t border-line pt-3 text-sm">
        {structure.sections.map((section) => (
          <SectionLine key={section.label} section={section} texts={presets} />
        ))}
      </ul>
      <Button
        kind={isFirst ? 'primary' : 'secondary'}
        className="mt-auto"
        {...(onChoose === undefined
          ? { type: 'submit', name: 'preset', value: formatPreset(preset) }
          : { onClick: () => onChoose(preset) })}
      >
        {presets.draw(presets.papers[paper].name, presets.forms[structure.form].name)}
      </Button>
    </article>
  )
}

function SectionLine({ section, texts: presets }: { readonly section: StructureSection; readonly texts: Texts }) {
  const { label, slots, answered } = section
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span>
        <span className="font-medium">{presets.section(label)}</span>{' '}
        <span className="text-muted">
          {presets.numbers(slots[0].number, lastOf(slots).number)}
          {answered === undefined ? '' : presets.anyOf(answered)}
        </span>
      </span>
      <span className="tabular-nums">{presets.marks(sectionMarks(section))}</span>
    </li>
  )
}
