/** Take the place of structured data in browsers: search engines read the document's. */
const none = () => undefined

export { none as autoDealer, none as resultsJsonLd }
