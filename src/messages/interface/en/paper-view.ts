export const paperView = {
  label: 'Your paper so far',
  show: 'Show paper',
  description: 'How it will be printed. Grey bars stand for what is still to be made.',
  drawing: 'Loading diagram...',
  undrawn: 'Failed to load diagram',
  failed: 'The paper could not be loaded.',
  unread: 'This paper cannot be shown here. Its PDF can still be downloaded.',
}
