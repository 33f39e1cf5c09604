import { expect, test } from 'vitest'
import { cleanQuestionText, marksInText, stripFences } from './clean-question-text.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'

test.each([
  { name: 'a number with a full stop', text: '1. What is ice?', cleaned: 'What is ice?' },
  { name: 'a number with a bracket', text: '12) What is ice?', cleaned: 'What is ice?' },
  { name: 'a number in brackets', text: '(3) What is ice?', cleaned: 'What is ice?' },
  { name: 'a Q and a number', text: 'Q4: What is ice?', cleaned: 'What is ice?' },
  { name: 'the word question and a number', text: 'Question 5. What is ice?', cleaned: 'What is ice?' },
  { name: 'a Chinese number', text: '第六題：冰是甚麼？', cleaned: '冰是甚麼？' },
  { name: 'a Simplified number', text: '第6题 冰是什么？', cleaned: '冰是什么？' },
  { name: 'a number with a Chinese comma', text: '7、冰是甚麼？', cleaned: '冰是甚麼？' },
  { name: 'a number in Chinese brackets', text: '（8）冰是甚麼？', cleaned: '冰是甚麼？' },
  { name: 'marks in English', text: 'What is ice? (2 marks)', cleaned: 'What is ice?' },
  { name: 'one mark in square brackets', text: 'What is ice? [1 mark]', cleaned: 'What is ice?' },
  { name: 'points', text: 'What is ice? (5 points)', cleaned: 'What is ice?' },
  { name: 'marks in Chinese', text: '冰是甚麼？（3分）', cleaned: '冰是甚麼？' },
  { name: 'marks in Chinese with spaces', text: '冰是甚麼？ (共 4 分)', cleaned: '冰是甚麼？' },
  { name: 'a fence', text: '```\nWhat is ice?\n```', cleaned: 'What is ice?' },
  { name: 'a fence with a language', text: '```text\n2. What is ice? (2 marks)\n```', cleaned: 'What is ice?' },
  { name: 'a decimal stays', text: '3.14 is near π. Why?', cleaned: '3.14 is near π. Why?' },
  { name: 'a sum stays', text: '(2) + 5 = ?', cleaned: '(2) + 5 = ?' },
  { name: 'a product stays', text: '(2)(3) = ?', cleaned: '(2)(3) = ?' },
  { name: 'a year stays', text: '1905. What happened?', cleaned: '1905. What happened?' },
  { name: 'a number that is a word of the sentence stays', text: '12 apples cost $6.', cleaned: '12 apples cost $6.' },
  { name: 'a question about a question stays', text: '第六題的答案是甚麼？', cleaned: '第六題的答案是甚麼？' },
  { name: 'a quarter named Q1 stays', text: 'Q1 sales rose. Why?', cleaned: 'Q1 sales rose. Why?' },
  {
    name: 'brackets inside stay',
    text: 'Who won (2 marks each) the prize?',
    cleaned: 'Who won (2 marks each) the prize?',
  },
  { name: 'code inside stays', text: 'What does ```x``` print?', cleaned: 'What does ```x``` print?' },
  { name: 'nothing but a number stays', text: '7.', cleaned: '7.' },
])('$name', ({ text, cleaned }) => {
  expect(cleanQuestionText(text)).toBe(cleaned)
})

test.each([
  { text: 'Why? (3 marks)', marks: 3 },
  { text: '為甚麼？（共12分）', marks: 12 },
  { text: 'Why?', marks: undefined },
])('"$text" names $marks marks', ({ text, marks }) => {
  expect(marksInText(text)).toBe(marks)
})

test('a fence that never closes stays', () => {
  expect(stripFences('```json\n[]')).toBe('```json\n[]')
})

test.each([
  { name: 'brackets', text: '('.repeat(100_000) },
  { name: 'spaces', text: `Why?${' '.repeat(100_000)}x` },
  { name: 'spaces after a Q', text: `Q${' '.repeat(100_000)}x` },
  { name: 'digits', text: '1'.repeat(100_000) },
  { name: 'new lines', text: `\`\`\`${'\n'.repeat(100_000)}x` },
])('100,000 $name take no long time', async ({ text }) => {
  expect(await quietSeconds(() => cleanQuestionText(text))).toBeLessThan(3)
})
