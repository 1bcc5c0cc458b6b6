/** Texts of the boards of the days, in German. */
export const days = {
  'There are no boards of this day': 'Zu diesem Tag gibt es keine Bretter',
  'Boards are there from {day} on, up to today.': 'Bretter gibt es von {day} an bis heute.',
  'The month before': 'Der Monat davor',
  'The month after': 'Der Monat danach',
  'Boards grow harder from Monday to Sunday. A ring marks a day on which a board of that day was solved.':
    'Die Bretter werden von Montag bis Sonntag schwerer. Ein Ring markiert einen Tag, an dem ein Brett dieses Tages gelöst wurde.',
} as const;
