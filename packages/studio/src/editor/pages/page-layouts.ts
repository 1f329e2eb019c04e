import type { PresetId } from '@vitrine/blocks/presets'

/** The finished pages, each as the sections that it begins with. */
export const pageLayouts = {
  about: ['about-image-text', 'about-values', 'team-four'],
  contact: ['contact-details', 'contact-form', 'faq-split'],
  landing: ['hero-split', 'services-columns', 'testimonials-three', 'newsletter-split'],
  portfolio: ['hero-centered', 'gallery-projects', 'contact-centered'],
  pricing: ['pricing-three', 'faq-centered'],
  services: ['services-cards', 'services-columns', 'contact-form'],
  team: ['team-four', 'about-statement'],
  faq: ['faq-split', 'contact-centered'],
} as const satisfies Readonly<Record<string, readonly PresetId[]>>

export type PageLayoutId = keyof typeof pageLayouts

// The keys of a literal are its names.
export const layoutIds = Object.keys(pageLayouts) as readonly PageLayoutId[]
