// Stands at the end of pages that open with a picture: the picture has the line to itself, then come the other styles and the
// scripts. Whoever touches the page sooner gets them at once, and nobody waits for a picture that does not come.
{
  const picture = document.querySelector('[fetchpriority="high"]');
  const styles = document.querySelector('link[data-rel="stylesheet"]');
  const occasions = ['pointerdown', 'keydown'];
  const page = document.documentElement.dataset;
  const showAll = () => delete page.opening;

  const start = () => {
    clearTimeout(patience);
    for (const occasion of occasions) removeEventListener(occasion, start);
    // A task each: asking for a file takes a slow phone milliseconds, and there are a dozen.
    for (const link of document.querySelectorAll('link[data-rel]')) setTimeout(ask, 0, link);
  };
  const ask = (link) => {
    link.rel = link.dataset.rel;
    delete link.dataset.rel;
  };
  const startApp = () => {
    showAll();
    import(document.querySelector('link[data-script]').href).catch(tellMissing);
  };
  const tellMissing = () => dispatchEvent(new Event('error'));

  const isSignedIn = () => {
    try {
      return localStorage.getItem('accessToken') !== null;
    } catch {
      return false;
    }
  };

  const patience = setTimeout(start, 2000);
  for (const occasion of occasions) addEventListener(occasion, start);
  // The first frame shows what is at the top, and nothing else is laid out for it (home.css). Who comes for a place in the page
  // does not wait.
  if (location.hash !== '') showAll();
  else
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) showAll();
    }).observe({ type: 'paint', buffered: true });

  // A frame later the picture is on its way to the screen.
  const startSoon = () => requestAnimationFrame(() => requestAnimationFrame(start));
  if (picture.complete) startSoon();
  // Who is signed in has most of it in the cache, and is offered to sign in until the app is there.
  else if (isSignedIn()) start();
  for (const end of ['load', 'error']) {
    picture.addEventListener(end, startSoon, { once: true });
    // What the app draws must find its styles.
    styles.addEventListener(end, startApp, { once: true });
  }
}
