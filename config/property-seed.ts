import fc from 'fast-check'

/**
 * Property tests use the same seed on every machine, so that only a change can break them. `npm run
 * soak -- properties` tries other seeds and names the one that fails.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
