const entries = `{.repeated section entries}<li class="calendar-entry"><a class="calendar-link" href="{href|htmlattr}">{.section time}<span class="calendar-time">{@|html}</span> {.end}<span class="calendar-title">{name|html}</span></a></li>{.end}`

const day = `{.if iso}<td class="calendar-day{.if isToday} is-today{.end}{.if entries} has-entries{.end}"{.if isToday} aria-current="date"{.end}><time class="calendar-number" datetime="{iso}">{number}</time>{.if entries}<ul class="calendar-entries" role="list">${entries}</ul>{.end}</td>{.or}<td class="calendar-day is-outside"></td>{.end}`

const table = `<table class="calendar-month"><caption class="calendar-caption">{caption|html}</caption><thead><tr>{.repeated section weekdays}<th scope="col" class="calendar-weekday"><span aria-hidden="true">{short|html}</span><span class="v6-visually-hidden">{name|html}</span></th>{.end}</tr></thead><tbody>{.repeated section weeks}<tr>{.repeated section days}${day}{.end}</tr>{.end}</tbody></table>`

const agenda = `{.if agenda}<ul class="calendar-agenda" role="list">{.repeated section agenda}<li class="calendar-agenda-day"><time class="calendar-agenda-date" datetime="{iso}">{name|html}</time><ul class="calendar-entries" role="list">${entries}</ul></li>{.end}</ul>{.end}{.section nothing}<p class="calendar-nothing">{@|html}</p>{.end}`

const months = `{.if previous || next}<p class="calendar-months">{.section previous}<a class="calendar-previous" href="{href|htmlattr}" rel="prev nofollow">{words|html}</a>{.end}{.section next}<a class="calendar-next" href="{href|htmlattr}" rel="next nofollow">{words|html}</a>{.end}</p>{.end}`

const links = `{.if list || feed}<p class="calendar-ways">{.section list}<a href="{href|htmlattr}">{words|html}</a>{.end}{.section feed}<a href="{href|htmlattr}">{words|html}</a>{.end}</p>{.end}`

/** The template of a view made by `createCalendarView`. Its links are pages, so it needs no script. */
export const calendarTemplate = `<div class="calendar{.if isCompact} is-compact{.end}">${table}${agenda}${months}${links}</div>`
