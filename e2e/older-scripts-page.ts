import '../packages/storefront/src/older-scripts/older-scripts.ts'
