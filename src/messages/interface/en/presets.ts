import { count } from '../../number-words.ts'

export const presets = {
  language: 'Language of the paper',
  recommended: 'Recommended',
  papers: {
    1: {
      name: 'Paper 1',
      title: 'Paper 1: Conventional Questions',
      text: 'Short and long questions with working, and a marking scheme of method and answer marks.',
    },
    2: {
      name: 'Paper 2',
      title: 'Paper 2: Multiple Choice',
      text: 'Four options each, with an answer sheet; the key says why each answer is right.',
    },
  },
  forms: {
    authentic: { name: 'Authentic', text: 'Sections, marks and time as in the real examination.' },
    mock: { name: 'Mock', text: 'The form of many school mock papers.' },
  },
  questions: (questions: number) => count(questions, 'question'),
  marks: (marks: number) => count(marks, 'mark'),
  minutes: (minutes: number) => count(minutes, 'minute'),
  section: (label: string) => `Section ${label}`,
  numbers: (first: number, last: number) => `Questions ${first} to ${last}`,
  anyOf: (count: number) => `, answer any ${count}`,
  draw: (paper: string, form: string) => `Draw ${paper}: ${form}`,
}
