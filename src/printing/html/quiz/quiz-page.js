// Runs in the file of a quiz: judges what can be judged, and adds up. It reads the page and writes nothing but text.
'use strict'
;(() => {
  const words = document.querySelector('main').dataset
  const questions = [...document.querySelectorAll('.question')]
  const score = document.querySelector('#score')
  for (const hidden of document.querySelectorAll('.scripted')) hidden.hidden = false

  /** What two answers that mean the same are both written as. */
  const normal = (text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/[\s\u200b]+/g, ' ')
      .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
      .replace(/^[\s.,;:!?\u3001\u3002]+|[\s.,;:!?\u3001\u3002]+$/g, '')

  /** For each field whether it is right, and whether anything is answered at all. */
  const judge = (question) => {
    const key = JSON.parse(question.dataset.key)
    switch (question.dataset.kind) {
      case 'one': {
        const chosen = question.querySelector('input:checked')
        return {
          answered: chosen !== null,
          marks: [chosen !== null && Number(chosen.value) === key],
        }
      }
      case 'blanks': {
        const fields = [...question.querySelectorAll('input')]
        return {
          answered: fields.some(({ value }) => value.trim() !== ''),
          marks: fields.map(({ value }, index) => key[index].some((accepted) => normal(accepted) === normal(value))),
        }
      }
      default: {
        const fields = [...question.querySelectorAll('select')]
        return {
          answered: fields.some(({ value }) => value !== ''),
          marks: fields.map(({ value }, index) => value !== '' && Number(value) === key[index]),
        }
      }
    }
  }

  const show = (question, state, text) => {
    question.dataset.state = state
    question.querySelector('.verdict').textContent = text
  }

  /** Gives the marks that are got. */
  const check = (question) => {
    const { answered, marks } = judge(question)
    const right = marks.filter(Boolean).length
    if (!answered) show(question, '', words.unanswered)
    else if (right === marks.length) show(question, 'right', words.right)
    else
      show(
        question,
        'wrong',
        marks.length === 1 ? words.wrong : words.partly.replace('{right}', right).replace('{all}', marks.length),
      )
    if (answered) question.querySelector('details').open = true
    return (Number(question.dataset.marks) * right) / marks.length
  }

  const judged = questions.filter(({ dataset }) => dataset.kind !== 'none')
  for (const question of judged) question.querySelector('.check').addEventListener('click', () => check(question))

  document.querySelector('#check-all').addEventListener('click', () => {
    const got = judged.reduce((sum, question) => sum + check(question), 0)
    const all = judged.reduce((sum, { dataset }) => sum + Number(dataset.marks), 0)
    for (const details of document.querySelectorAll('details')) details.open = true
    score.textContent = words.score.replace('{got}', Math.round(got * 10) / 10).replace('{all}', all)
  })

  document.querySelector('#restart').addEventListener('click', () => {
    for (const input of document.querySelectorAll('input[type="radio"]')) input.checked = false
    for (const field of document.querySelectorAll('input[type="text"], textarea, select')) field.value = ''
    for (const details of document.querySelectorAll('details')) details.open = false
    for (const question of judged) show(question, '', '')
    score.textContent = ''
    scrollTo(0, 0)
    document.querySelector('input, textarea, select')?.focus()
  })
})()
