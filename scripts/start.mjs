/** `npm start`: will serve the product; the service is a later part, so it says what there is today. */
console.error('The web service is not part of this version yet. Make a paper from the shell: npm run -s setpaper -- make chapter.pdf -o paper.pdf --key key.pdf')
process.exitCode = 1
