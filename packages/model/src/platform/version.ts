/** The version of Vitrine, as in each `package.json`. Between two releases it ends in `-dev`. */
export const VERSION = '0.2.0-dev'
