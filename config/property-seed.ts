import fc from 'fast-check'

/**
 * Properties are tried with the same chances by everybody who runs the tests, so that a change is
 * what breaks them. `npm run soak -- properties` tries other chances, and names the seed that broke one.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
