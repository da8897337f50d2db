// Stands at the end of pages that open with a picture: the picture and the letters have the line and the processor to themselves,
// then come the other styles and the scripts. Whoever touches the page sooner gets them at once, and nobody waits for a picture or
// letters that do not come.
{
  const picture = document.querySelector('img[fetchpriority="high"]');
  const styles = document.querySelector('link[data-rel="stylesheet"]');
  const occasions = ['pointerdown', 'keydown'];
  const page = document.documentElement.dataset;
  let lettersThere;
  const showAll = () => {
    delete page.opening;
    return (lettersThere ??= changeLetters());
  };
  // The fonts are made known and named when they are there, and together: the first frame would wait until they are asked for, and
  // each lays the page out anew. Those with rarer letters the page asks for where it needs them.
  const changeLetters = async () => {
    const faces = Array.from(document.querySelector('style[data-fonts]').sheet.cssRules, faceOf);
    await Promise.allSettled(faces.filter(isForMostText).map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
    delete page.letters;
    // Styled here and laid out in the frame that follows: in one piece it keeps a slow phone busy for too long.
    void getComputedStyle(document.body).color;
  };
  const faceOf = ({ style }) => {
    const [family, source, weight, unicodeRange] = ['font-family', 'src', 'font-weight', 'unicode-range'].map(
      (name) => style.getPropertyValue(name),
    );
    return new FontFace(family.replaceAll('"', ''), source, { weight, unicodeRange, display: 'swap' });
  };
  const isForMostText = ({ unicodeRange }) => unicodeRange.startsWith('U+0-FF');

  // Once: they may come when patience is over.
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(patience);
    for (const occasion of occasions) removeEventListener(occasion, start);
    // A task each: asking for a file takes a slow phone milliseconds, and there are eight.
    for (const { dataset } of document.querySelectorAll('link[data-call]')) setTimeout(call, 0, dataset.call);
    for (const link of document.querySelectorAll('link[data-rel]')) setTimeout(ask, 0, link);
  };
  const ask = (link) => {
    link.rel = link.dataset.rel;
    delete link.dataset.rel;
  };
  // The app takes the answers over (called-ahead.ts). Not by preloading: a browser that has preloaded what a CDN may show while it
  // asks anew (`stale-while-revalidate`) asks once more by itself when the app does, for nobody.
  const call = (address) => {
    const caller = new AbortController();
    const answer = fetch(address, { headers: { Accept: 'application/json' }, signal: caller.signal });
    // Whoever takes it over hears of it.
    answer.catch(() => undefined);
    (window.calledAhead ??= new Map()).set(address, { answer, caller });
  };
  // What the app is made of starts piece by piece, what a piece needs before it: a slow phone answers a touch in between.
  const startApp = async () => {
    showAll();
    try {
      for (const { href } of document.querySelectorAll('link[data-script]')) await import(href);
    } catch {
      dispatchEvent(new Event('error'));
    }
  };

  const isSignedIn = () => {
    try {
      return localStorage.getItem('accessToken') !== null;
    } catch {
      return false;
    }
  };

  const patience = setTimeout(start, 2000);
  for (const occasion of occasions) addEventListener(occasion, start);

  // The first frame shows what is at the top, in the system's letters, and nothing else is laid out for it (home.css). Who comes
  // for a place in the page does not wait.
  const isPainted = new Promise((resolve) => {
    if (location.hash !== '') resolve();
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const isPictureThere = new Promise((resolve) => {
    if (picture.complete) resolve();
    for (const end of ['load', 'error']) picture.addEventListener(end, resolve, { once: true });
  });
  // A frame later they are on their way to the screen.
  const startSoon = () => requestAnimationFrame(() => requestAnimationFrame(start));
  Promise.all([isPainted.then(showAll), isPictureThere]).then(startSoon);
  // Who is signed in has most of it in the cache, and is offered to sign in until the app is there.
  if (!picture.complete && isSignedIn()) start();
  // What the app draws must find its styles.
  for (const end of ['load', 'error']) styles.addEventListener(end, startApp, { once: true });
}
