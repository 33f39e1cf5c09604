export const hkdse = {
  title: 'HKDSE Mock Papers',
  text: 'Complete mock papers for HKDSE Mathematics, Compulsory Part: the numbers are new each time, the structure is that of the examination, and the question paper is yours without an account.',
  notes: [
    'Every answer proved by computation',
    'Marking scheme and worked answers',
    'In English, Traditional and Simplified Chinese',
  ] as readonly string[],
  notOfficial:
    'All questions are our own. These papers are not made or endorsed by the Hong Kong Examinations and Assessment Authority.',
}
