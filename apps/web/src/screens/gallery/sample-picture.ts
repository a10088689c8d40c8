const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">
<defs><linearGradient id="g" x1="0" y1="0" x2=".3" y2="1">
<stop stop-color="#fad9b5"/><stop offset="1" stop-color="#e07a5f"/></linearGradient></defs>
<rect width="300" height="100" fill="url(#g)"/><circle cx="210" cy="46" r="18" fill="#fff3dc"/>
<path d="M0 66q75-14 150 0t150 0v34H0z" fill="#b6524a"/></svg>`;

export const samplePicture = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));

export const samplePeople = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));
