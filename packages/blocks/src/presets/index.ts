import { aboutPresets } from './about.ts'
import { contactPresets } from './contact.ts'
import { eventsPresets } from './events.ts'
import { faqPresets } from './faq.ts'
import { galleryPresets } from './gallery.ts'
import { heroPresets } from './hero.ts'
import { newsletterPresets } from './newsletter.ts'
import { pricingPresets } from './pricing.ts'
import { servicesPresets } from './services.ts'
import { shopPresets } from './shop.ts'
import { teamPresets } from './team.ts'
import { testimonialsPresets } from './testimonials.ts'

export { createPresetSection, type PresetPage } from './create-preset.ts'
export type { PresetWords } from './preset-words.ts'
export { type Preset, presetCategories, type PresetCategory, type PresetSource } from './preset.ts'

/** The sections to insert, by category. */
export const presets = [
  ...heroPresets,
  ...aboutPresets,
  ...servicesPresets,
  ...teamPresets,
  ...galleryPresets,
  ...testimonialsPresets,
  ...pricingPresets,
  ...faqPresets,
  ...contactPresets,
  ...newsletterPresets,
  ...shopPresets,
  ...eventsPresets,
] as const

export type PresetId = (typeof presets)[number]['id']
