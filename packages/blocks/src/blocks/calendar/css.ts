/** Returns the styles of a narrow month: its days show a dot and the entries are listed below. */
const createNarrowStyles = (selector: string) =>
  `${selector} .calendar-day{height:2.75rem;padding:.2rem;text-align:center;border:0}${selector} .calendar-day .calendar-entries{display:none}${selector} .calendar-day.has-entries{position:relative}${selector} .calendar-day.has-entries::after{content:"";position:absolute;inset-block-end:.35rem;inset-inline-start:50%;width:.35rem;height:.35rem;margin-inline-start:-.175rem;border-radius:var(--radius-full,50%);background:var(--accent,currentColor)}${selector} .calendar-agenda{display:grid}${selector} .calendar-number{justify-content:center}`

export const calendarCss = `
.calendar{container-type:inline-size}
.calendar-month{width:100%;border-collapse:collapse;table-layout:fixed}
.calendar-caption{padding-block-end:var(--s-3,.75rem);text-align:start;font-size:1.25em}
.calendar-caption::first-letter{text-transform:uppercase}
.calendar-weekday{padding:var(--s-2,.5rem);text-align:start;font-size:.875em;font-weight:600;border-block-end:var(--hair,1px) solid var(--line,currentColor)}
.calendar-day{height:6.5rem;padding:var(--s-2,.5rem);vertical-align:top;border:var(--hair,1px) solid var(--line,currentColor);overflow-wrap:anywhere}
.calendar-number{display:flex;font-variant-numeric:tabular-nums;font-size:.875em}
.is-today .calendar-number{font-weight:700;text-decoration:underline;text-decoration-thickness:.15em;text-underline-offset:.25em}
.calendar-entries,.calendar-agenda{list-style:none;margin:0;padding:0}
.calendar-entry{margin-block-start:var(--s-1,.25rem)}
.calendar-link{display:inline-block;min-height:1.5rem;color:inherit;font-size:.875em;line-height:1.35}
.calendar-time{font-variant-numeric:tabular-nums;white-space:nowrap}
.calendar-agenda{display:none;gap:var(--s-4,1rem);margin-block-start:var(--s-4,1rem)}
.calendar-agenda-date{display:block;font-weight:600}
.calendar-agenda .calendar-link{font-size:1em}
.calendar-nothing{margin:var(--s-3,.75rem) 0 0}
.calendar-months,.calendar-ways{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--s-1,.25rem) var(--s-6,1.5rem);margin:var(--s-4,1rem) 0 0}
.calendar-ways{justify-content:flex-start;margin-block-start:var(--s-2,.5rem)}
.calendar-months a,.calendar-ways a{display:inline-flex;align-items:center;gap:.6em;min-height:2.75rem;color:inherit}
.calendar-next{margin-inline-start:auto}
.calendar-previous::before,.calendar-next::after{content:"";flex:none;width:.5em;height:.5em;border:solid currentColor;border-width:1.5px 1.5px 0 0;rotate:45deg}
.calendar-previous::before{rotate:-135deg}
.calendar:dir(rtl) .calendar-previous::before{rotate:45deg}
.calendar:dir(rtl) .calendar-next::after{rotate:-135deg}
.calendar-heading{margin:0 0 var(--s-4,1rem)}
.v6-visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
${createNarrowStyles('.is-compact')}
@container (max-width:44rem){${createNarrowStyles('.calendar')}.calendar-agenda{display:grid}.calendar-weekday{padding-inline:0;text-align:center}}
`
