const terms = require('./config/terminology.json')

module.exports = { rules: { terminology: { defaultTerms: false, terms } } }
