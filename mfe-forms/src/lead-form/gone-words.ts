/** VD-13. On the page of a form about a car that is gone. */
export const goneWords = {
  heading: 'Find me something similar',
  intro: 'This one is gone. Tell us what you liked about it and we will look for another.',
}
