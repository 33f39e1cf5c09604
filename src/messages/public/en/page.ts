export const page = {
  locale: 'en_GB',
  skip: 'Skip to the content',
  described: {
    landing: {
      title: 'Setpaper: exam papers with answers you can trust',
      text: 'Setpaper turns teaching documents into exam papers with answer keys, and draws HKDSE Mathematics mock papers whose every answer is proved. For teachers in Hong Kong.',
    },
    pricing: {
      title: 'Pricing · Setpaper',
      text: 'What each plan of Setpaper holds (papers, documents and questions a month) and what it costs.',
    },
    hkdse: {
      title: 'HKDSE Mock Papers · Setpaper',
      text: 'Complete mock papers for HKDSE Mathematics, Paper 1 and Paper 2: new numbers each time, the structure of the examination, every answer proved.',
    },
    missing: { title: 'Nothing at this address · Setpaper', text: 'There is nothing at this address.' },
  },
  missing: {
    title: 'There is nothing at this address',
    text: 'The link may be old, or a letter of it may be missing.',
    link: 'Go to the start',
  },
  foot: {
    text: 'Exam papers from teaching documents, with answers that can be trusted. Made for schools in Hong Kong.',
    authority: 'Setpaper is not connected with the Hong Kong Examinations and Assessment Authority.',
  },
}
