/** Takes the place of the federation runtime's texts of errors in the shell: an error still has its number and its arguments. */
const noTexts: Record<string, string> = {}

export { noTexts as buildDescMap, noTexts as errorDescMap, noTexts as runtimeDescMap, noTexts as typeDescMap }
