/**
 * What stands on an HKDSE paper, in English; its type is what the other languages must hold. Wording as on the papers
 * of the examination authority.
 */
import type { ExaminationFacts } from './facts.ts'

const NUMBERS = ['NO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN']
const number = (count: number): string => NUMBERS[count] ?? `${count}`
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const marks = (count: number): string => `${count} ${count === 1 ? 'mark' : 'marks'}`
const QUARTERS = ['', '¼', '½', '¾']

/** 135 → `2¼ hours`, 60 → `1 hour`, 100 → `1 hour 40 minutes`. */
function hours(minutes: number): string {
  const whole = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest % 15 !== 0) return `${whole} ${whole === 1 ? 'hour' : 'hours'} ${rest} ${rest === 1 ? 'minute' : 'minutes'}`
  return `${whole}${QUARTERS[rest / 15]} ${minutes === 60 ? 'hour' : 'hours'}`
}

/** `Answer ALL questions in Section A and any THREE questions in Section B.` */
const answered = ({ sections }: ExaminationFacts): string =>
  `Answer ${list(sections.map((section) => `${section.answered === undefined ? 'ALL' : `any ${number(section.answered)}`} questions in Section ${section.label}`))}.`

export const en = {
  title: 'HKDSE Mock Examination',
  subject: 'MATHEMATICS',
  part: 'Compulsory Part',
  papers: { hkdse_paper1: 'PAPER 1', hkdse_paper2: 'PAPER 2' },
  /** Whose sections, marks and time a paper has. */
  forms: { authentic: 'Form of the public examination', mock: 'School mock form' },
  booklets: { hkdse_paper1: 'Question-Answer Book', hkdse_paper2: 'Multiple Choice' },
  time: (minutes: number) => `Time allowed: ${minutes} minutes${minutes < 60 ? '' : ` (${hours(minutes)})`}`,
  language: 'This paper must be answered in English',
  candidateNumber: 'Candidate Number',
  seatNumber: 'Seat Number',
  instructions: 'INSTRUCTIONS',
  markers: { questions: 'Question No.', marks: 'Marks', total: 'Total' },
  rubric: {
    numbers: () => 'Write your Candidate Number and Seat Number in the spaces provided on Page 1.',
    sections: ({ sections }: ExaminationFacts) => {
      const [first] = sections
      const alike =
        first !== undefined && sections.length > 1 && sections.every((section) => section.marks === first.marks)
      return sections.length < 2
        ? `This paper consists of ONE section, which carries ${marks(first?.marks ?? 0)}.`
        : `This paper consists of ${number(sections.length)} sections, ${list(sections.map(({ label }) => label))}. ${alike ? `Each section carries ${marks(first.marks)}.` : `They carry ${list(sections.map((section) => `${section.marks}`))} marks respectively.`}`
    },
    answerAllInBook: () =>
      'Answer ALL questions in this paper. Write your answers in the spaces provided in this Question-Answer Book.',
    answerSomeInBook: (facts: ExaminationFacts) =>
      `${answered(facts)} Write your answers in the spaces provided in this Question-Answer Book.`,
    workingShown: () => 'Unless otherwise specified, all working must be clearly shown.',
    exactOrRounded: () =>
      'Unless otherwise specified, numerical answers should be either exact or correct to 3 significant figures.',
    notToScale: () => 'The diagrams in this paper are not necessarily drawn to scale.',
    answerAll: ({ questions }: ExaminationFacts) =>
      `Answer ALL questions. Check that all ${questions} are there: look for the words “END OF PAPER” after the last question.`,
    answerSheet: () =>
      'Mark your answers on the Answer Sheet at the end of this paper with an HB pencil, so that wrong marks can be rubbed out completely.',
    oneAnswer: () =>
      'Mark only ONE answer for each question. If you mark more than one answer, you will receive NO MARKS for that question.',
    equalMarks: () => 'All questions carry equal marks.',
    noDeduction: () => 'No marks will be deducted for wrong answers.',
  },
  section: (label: string) => `SECTION ${label}`,
  sectionMarks: (count: number) => `(${marks(count)})`,
  answerAllHere: 'Answer ALL questions in this section and write your answers in the spaces provided.',
  answerSomeHere: (count: number) =>
    `Answer any ${number(count)} questions in this section and write your answers in the spaces provided.`,
  chooseBest: 'Choose the best answer for each question.',
  eachCarries: (count: number) => `Each question carries ${marks(count)}.`,
  figure: (place: number) => `Figure ${place}`,
  end: 'END OF PAPER',
  sheet: {
    heading: 'ANSWER SHEET',
    /** Broken into lines that stand beside the pupil's number. */
    instructions: [
      ['Write your Candidate Number in the boxes, and', 'fill in the bubble of each digit below it.'],
      ['Fill in the bubble of ONE answer for each', 'question completely with an HB pencil.'],
      ['Rub out wrong marks completely. Write nothing', 'near the black squares and the code.'],
    ] as readonly (readonly string[])[],
  },
  key: {
    heading: 'MARKING SCHEME',
    keys: 'ANSWERS AND SOLUTIONS',
    solution: 'Solution',
    marks: 'Marks',
    remarks: 'Remarks',
    answer: 'Answer',
    right: 'correct answer',
    why: 'Why this is right',
  },
}

export type ExaminationMessages = typeof en
